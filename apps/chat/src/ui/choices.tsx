import { useWords } from '../i18n/words.ts';

type ChoicesProps = { choices: readonly string[]; onChoose: (choice: string) => void };

/** Taps instead of typing, just above the input field where the thumb is. */
export function Choices({ choices, onChoose }: ChoicesProps) {
  const words = useWords();
  if (choices.length === 0) return null;
  return (
    <ul className="choices" aria-label={words.choices}>
      {[...new Set(choices)].map((choice) => (
        <li key={choice}>
          <button type="button" onClick={() => onChoose(choice)}>
            <bdi>{choice}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
