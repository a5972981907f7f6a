import { avatarPath, type Bot } from '@glossa/contracts';
import { AvatarRing } from '../../ui/avatar-ring.tsx';
import classes from './bot-face.module.css';

/** The picture of a bot, or its initials. */
export function BotFace({ bot, size = 44 }: { bot: Bot; size?: number }) {
  const path = avatarPath(bot);
  if (!path) return <AvatarRing name={bot.name} size={size} />;
  return <img className={classes.face} src={path} alt="" width={size} height={size} />;
}
