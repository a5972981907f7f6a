import type { Language } from '@glossa/contracts';
import type { DemoStudio } from './demo-studio.ts';
import { almaty } from './studios/almaty.data.ts';
import { berlin } from './studios/berlin.data.ts';
import { kyiv } from './studios/kyiv.data.ts';
import { london } from './studios/london.data.ts';

/** One for each language of the site. The first is the one a server is known by. */
export const demoStudios: readonly DemoStudio[] = [berlin, london, kyiv, almaty];

export const demoEmails: readonly string[] = demoStudios.map(({ email }) => email);

export function demoStudioOf(language: Language): DemoStudio {
  return demoStudios.find((studio) => studio.language === language) ?? berlin;
}
