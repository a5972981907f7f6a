import type { ChatPage, Language } from '@glossa/contracts';
import { useState } from 'react';
import type { TalkState } from '../conversation/conversation-state.ts';
import { useWords } from '../i18n/words.ts';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import { StudioDetails } from './studio-details.tsx';
import { TalkStatus } from './talk-status.tsx';

type HeaderProps = {
  page: ChatPage;
  talk: TalkState;
  /** Whether address and language hide behind the studio's name, as on narrow screens. */
  hasDetails: boolean;
  isPersonAsked: boolean;
  onPerson: () => void;
  onChooseLanguage: (language: Language) => void;
};

export function Header(props: HeaderProps) {
  const { page, talk, hasDetails } = props;
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const title = (
    <>
      <Avatar name={page.studioName} />
      <span className="title">
        <span className="title-name">
          <bdi>{page.studioName}</bdi>
        </span>
        <TalkStatus talk={talk} />
      </span>
    </>
  );
  return (
    <header className="header">
      <h1 className="visually-hidden">{page.studioName}</h1>
      {hasDetails ? (
        <button
          type="button"
          className="header-title"
          aria-expanded={isOpen}
          aria-controls="studio-details"
          title={words.details}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title}
          <Icon name="chevron" />
        </button>
      ) : (
        <div className="header-title">{title}</div>
      )}
      {talk === 'bot' && (
        <button
          type="button"
          className="person"
          title={words.personLabel}
          disabled={props.isPersonAsked}
          onClick={props.onPerson}
        >
          <Icon name="person" />
          {words.person}
        </button>
      )}
      {hasDetails && isOpen && (
        <div id="studio-details" className="details-panel">
          <StudioDetails contact={page.contact} onChooseLanguage={props.onChooseLanguage} />
        </div>
      )}
    </header>
  );
}
