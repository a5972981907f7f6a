import { type HeardMessage, hearForced } from './hear-forced.ts';
import { LANGUAGES, talksOf } from './talks.ts';

/**
 * How often the order is right after messages that nothing is learned from, by language, and after being misheard:
 * those of `ruler`, or of the folder that is named.
 */
const [folder = 'ruler'] = process.argv.slice(2);
const byLanguage = LANGUAGES.map((lang) => ({
  lang,
  heard: talksOf(`${folder}/${lang}`).flatMap(hearForced),
}));
const all = byLanguage.flatMap(({ heard }) => heard);
for (const { lang, heard } of byLanguage) console.log(tell(lang, heard));
console.log(
  tell(
    'understood before',
    all.filter(({ isCorrection }) => !isCorrection),
  ),
);
console.log(
  tell(
    'misheard before',
    all.filter(({ isCorrection }) => isCorrection),
  ),
);
console.log(tell('all', all));

function tell(name: string, heard: readonly HeardMessage[]): string {
  const right = heard.filter(({ isRight }) => isRight).length;
  return `${name}: ${right} of ${heard.length} (${((100 * right) / heard.length).toFixed(1)} %)`;
}
