import { axeGrid } from '../axe-grid.js';

axeGrid('it');
