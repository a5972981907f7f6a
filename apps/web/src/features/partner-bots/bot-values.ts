import { type Bot, createBotSchema, emailSchema, type UpdateBot, updateBotSchema } from '@glossa/contracts';
import { z } from 'zod';
import { changedFields } from '../../ui/changed-fields.ts';

const { shape } = updateBotSchema;

/** A bot as its form holds it: empty text where the contract knows null or nothing. */
export const botFormSchema = z.object({
  name: createBotSchema.shape.name,
  language: createBotSchema.shape.language,
  adminEmail: z
    .string()
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(emailSchema.nullable()),
  greeting: shape.greeting.unwrap(),
  tone: shape.tone.unwrap(),
  exampleScript: shape.exampleScript.unwrap(),
  look: shape.look.unwrap(),
  status: shape.status.unwrap(),
  allowedDomains: shape.allowedDomains.unwrap(),
  rules: shape.rules.unwrap(),
  botToken: z
    .string()
    .transform((text) => (text.trim() === '' ? undefined : text))
    .pipe(shape.botToken),
});

export type BotValues = z.input<typeof botFormSchema>;

/** The token is write-only: its field is always empty to begin with. */
export function botValues(bot: Bot): BotValues {
  const { name, language, adminEmail, greeting, tone, exampleScript, status, allowedDomains, rules } = bot;
  return {
    name,
    language,
    adminEmail: adminEmail ?? '',
    greeting,
    tone,
    exampleScript,
    look: editableLook(bot),
    status,
    allowedDomains,
    rules,
    botToken: '',
  };
}

/** What has to be sent to turn the saved bot into the form's: nothing that is as it was. */
export function botChanges(values: BotValues, bot: Bot): UpdateBot {
  const { botToken, ...next } = botFormSchema.parse(values);
  return { ...changedFields(next, { ...bot, look: editableLook(bot) }), ...(botToken ? { botToken } : {}) };
}

/** The picture is no part of the form: it is saved by itself. What a bot never said is as the chat takes it. */
function editableLook({ look }: Pick<Bot, 'look'>): BotValues['look'] {
  const { accentColor, launcherPosition, scheme = 'AUTO', teaser = true } = look;
  return { accentColor, launcherPosition, scheme, teaser };
}
