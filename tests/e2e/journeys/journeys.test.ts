// All journeys in one process: they share a browser, a demo and a published catalogue.
import './layouts.js';
import './questions.js';
import './address.js';
import './language.js';
import './failures.js';
import './paper-and-files.js';
import './keyboard.js';
import './browse.js';
import './choices.js';
import './abroad.js';
