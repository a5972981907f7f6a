import type { ChatPage } from '@glossa/contracts';
import { Avatar } from './avatar.tsx';
import { PrivacyLink } from './privacy-link.tsx';
import { StudioDetails, type TalkActions } from './studio-details.tsx';

type StudioAsideProps = { page: ChatPage; actions: TalkActions };

/** The studio beside its chat, where the screen is wide enough for both. */
export function StudioAside({ page, actions }: StudioAsideProps) {
  return (
    <aside className="studio">
      <Avatar name={page.studioName} picture={page.look.avatar} isLarge />
      <p className="studio-name">
        <bdi>{page.studioName}</bdi>
      </p>
      <StudioDetails contact={page.contact} actions={actions} />
      <PrivacyLink />
    </aside>
  );
}
