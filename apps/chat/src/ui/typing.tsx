import { useWords } from '../i18n/words.ts';

export function Typing() {
  const words = useWords();
  return (
    <div className="typing">
      <span className="visually-hidden">{words.typing}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
