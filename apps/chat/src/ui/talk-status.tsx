import type { TalkState } from '../conversation/conversation-state.ts';
import { useWords } from '../i18n/words.ts';

/** Says at any moment who is answering: the assistant, or a person. */
export function TalkStatus({ talk }: { talk: TalkState }) {
  const words = useWords();
  if (talk === 'manager') return <span className="title-status">{words.personAnswers}</span>;
  const addition = talk === 'waiting' ? words.personCalled : words.repliesAtOnce;
  return (
    <span className="title-status">
      {words.assistant}
      <span className="title-addition"> · {addition}</span>
    </span>
  );
}
