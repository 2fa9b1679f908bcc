/** What the benches use of a package that has no types of its own. */
declare module 'snowball-stemmers' {
  const snowball: {
    newStemmer(language: 'english' | 'french' | 'german' | 'italian'): { stem(word: string): string };
  };
  export default snowball;
}
