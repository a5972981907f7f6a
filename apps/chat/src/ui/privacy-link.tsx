import { useWords } from '../i18n/words.ts';

export function PrivacyLink() {
  const words = useWords();
  return (
    <a className="privacy" href="/privacy-policy" target="_blank" rel="noopener noreferrer">
      {words.privacy}
    </a>
  );
}
