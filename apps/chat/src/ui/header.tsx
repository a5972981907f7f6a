import type { ChatPage } from '@glossa/contracts';
import { useRef, useState } from 'react';
import type { TalkState } from '../conversation/conversation-state.ts';
import { useWords } from '../i18n/words.ts';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import { StudioDetails, type TalkActions } from './studio-details.tsx';
import { TalkStatus } from './talk-status.tsx';
import { useDismiss } from './use-dismiss.ts';

type HeaderProps = {
  page: ChatPage;
  talk: TalkState;
  /** On narrow screens address and language hide behind the studio's name. On wide ones they stand beside. */
  hasDetails: boolean;
  isPersonAsked: boolean;
  onPerson: () => void;
  actions: TalkActions;
  /** Null where the chat is a page of its own, which the browser closes. */
  onClose: (() => void) | null;
};

export function Header(props: HeaderProps) {
  const { page, talk, hasDetails } = props;
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  useDismiss(header, isOpen, () => setIsOpen(false));
  return (
    <header className="header" ref={header}>
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
          <Avatar name={page.studioName} picture={page.look.avatar} />
          <span className="title">
            <span className="title-line">
              <span className="title-name">
                <bdi>{page.studioName}</bdi>
              </span>
              <Icon name="chevron" />
            </span>
            <TalkStatus talk={talk} />
          </span>
        </button>
      ) : (
        <div className="header-title">
          <span className="title">
            <span className="title-name">
              <bdi>{page.botName}</bdi>
            </span>
            <TalkStatus talk={talk} />
          </span>
        </div>
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
      {props.onClose !== null && (
        <button type="button" className="close" aria-label={words.close} onClick={props.onClose}>
          <Icon name="close" />
        </button>
      )}
      {hasDetails && isOpen && (
        <div id="studio-details" className="details-panel">
          <StudioDetails contact={page.contact} actions={props.actions} />
        </div>
      )}
    </header>
  );
}
