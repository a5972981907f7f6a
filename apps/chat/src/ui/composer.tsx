import { type FormEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import { charactersLeft, isBlank } from '../conversation/message-text.ts';
import { useWords, withCount } from '../i18n/words.ts';
import { Icon } from './icon.tsx';

type ComposerProps = {
  text: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  onSend: () => void;
};

/** There is no length limit on the field itself: a browser would cut what was pasted, and words would be lost. */
export function Composer({ text, fieldRef, onChange, onSend }: ComposerProps) {
  const words = useWords();
  const counterId = useId();
  const left = charactersLeft(text);
  const isTooLong = left !== null && left < 0;
  const canSend = !isBlank(text) && !isTooLong;

  useLayoutEffect(() => {
    if (fieldRef.current !== null) fitHeight(fieldRef.current, text);
  }, [text, fieldRef]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (canSend) onSend();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method is composing, Enter picks a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  }

  return (
    <form className="composer" onSubmit={submit}>
      {left !== null && (
        <p id={counterId} className={isTooLong ? 'counter counter-over' : 'counter'} role="status">
          {isTooLong ? withCount(words.tooLong, -left) : withCount(words.charactersLeft, left)}
        </p>
      )}
      <div className="composer-field">
        <textarea
          ref={fieldRef}
          rows={1}
          value={text}
          dir="auto"
          aria-label={words.messageField}
          aria-invalid={isTooLong}
          aria-describedby={left === null ? undefined : counterId}
          placeholder={words.placeholder}
          enterKeyHint="send"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className="send"
          aria-label={words.send}
          disabled={!canSend}
          // Keeps the focus in the field, and with it the keyboard of a phone on screen.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
}

/** Grows with the text. The stylesheet stops it at five lines. */
function fitHeight(field: HTMLTextAreaElement, text: string): void {
  field.style.height = 'auto';
  // An empty field keeps one line, however long the placeholder is in the reader's language.
  field.style.height = text === '' ? '' : `${field.scrollHeight}px`;
}
