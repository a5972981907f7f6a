import type { Bot } from '@glossa/contracts';
import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { BotCard } from './bot-card.tsx';
import type { StudioView } from './bot-score.ts';

type Listed = Bot & { partnerName?: string };

/** The cards in their grid; `children` is one more place at the end, for a new bot. */
export function BotCards(props: { bots: readonly Listed[]; view: StudioView | null; children?: ReactNode }) {
  return (
    <SimpleGrid component="ul" cols={{ base: 1, lg: 2 }} m={0} p={0}>
      {props.bots.map((bot) => (
        <BotCard
          key={bot.id}
          bot={bot}
          view={props.view}
          {...(bot.partnerName ? { partnerName: bot.partnerName } : {})}
        />
      ))}
      {props.children}
    </SimpleGrid>
  );
}
