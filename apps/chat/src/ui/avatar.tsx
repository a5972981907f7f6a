import { useState } from 'react';
import { readChatLinkId } from '../app/chat-link-id.ts';
import { initialsOf } from './initials.ts';

type AvatarProps = { name: string; picture?: string | undefined; isLarge?: boolean };

/** The bot's picture, or the studio's initials. `picture` tells one from the next, so that it can be kept for long. */
export function Avatar({ name, picture, isLarge = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={isLarge ? 'avatar avatar-large' : 'avatar'} aria-hidden="true">
      {picture && picture !== broken ? (
        <img src={pictureUrl(picture)} alt="" onError={() => setBroken(picture)} />
      ) : (
        <span>{initialsOf(name)}</span>
      )}
    </span>
  );
}

function pictureUrl(picture: string): string {
  return `/api/chat/${readChatLinkId(window.location.pathname)}/avatar?v=${encodeURIComponent(picture)}`;
}
