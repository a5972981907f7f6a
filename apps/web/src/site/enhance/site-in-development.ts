// The build puts the styles into the pages; in development they come with the script and change without a reload.
import '../styles/fonts.css';
import '../styles/own-list.css';
import '../styles/site.css';
import '../styles/talk.css';
import './site.ts';

import.meta.glob('../**/*.module.css', { eager: true });
