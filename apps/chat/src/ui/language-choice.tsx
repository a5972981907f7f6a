import type { Language } from '@glossa/contracts';
import { languageNames, languages } from '../i18n/language.ts';
import { useLanguage, useWords } from '../i18n/words.ts';

export function LanguageChoice({ onChoose }: { onChoose: (language: Language) => void }) {
  const words = useWords();
  const current = useLanguage();
  return (
    <fieldset className="languages">
      <legend className="visually-hidden">{words.language}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === current}
          aria-label={languageNames[language]}
          onClick={() => onChoose(language)}
        >
          {language}
        </button>
      ))}
    </fieldset>
  );
}
