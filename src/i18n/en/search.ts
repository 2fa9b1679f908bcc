import type { SearchWords } from '../search-words.js';

export const searchWords: SearchWords = {
  stopWords:
    'a about all also am an and another any are as at be because been being best under its our their them own these ' +
    'but by can cannot could developed did do does doing easily else ' +
    'every find for from get gets getting give good great has have having help helps ' +
    'here how i id if in into is isn it itself just keep know let lets licensed ' +
    'makes many may maybe me might more most much must my need needed needs of off ok on one ' +
    'only or ours please really recommend recommended ' +
    'run runs should so someone something such thanks that ' +
    'the there they this to too try up us use used useful uses using ' +
    'want wanted wants was way we what whats when where whether which while who why wish ' +
    'with within would you your ' +
    'always anyone anything become better go going look looking ' +
    'make making other others over same see some still suitable take ' +
    'things together trying very ' +
    // What every solution of the catalogue is.
    'open source opensource software tool tools program programs app apps application applications solution solutions ' +
    'free self host hosted hosting selfhosted package',
  comparing:
    'like than similar comparable away leave leaving migrate migrating move moving switch switching rid',
  asking:
    'alternative alternatives replacement replacements replace replaces replacing substitute competitor equivalent ' +
    'equivalents instead',
  negating: 'not without no non except excluding dont doesnt avoid',
  endings: 's es ed d ing ings er ers or ors ment ments ion ions ation ations y ies',
  linkingLetters: '',
};
