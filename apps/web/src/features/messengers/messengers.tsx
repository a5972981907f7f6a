import { type Bot, messengers, type Partner } from '@glossa/contracts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { getMessengers } from '../../api/messengers.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { ComingTikTok } from './coming-tiktok.tsx';
import { MessengerItem } from './messenger-item.tsx';

const lookEveryMs = 15_000;

/** Each messenger with its state and the way to connect it; what can't be connected says why. */
export function Messengers({ partner, bot }: { partner: Partner; bot: Bot }) {
  const overview = useQuery({
    queryKey: keys.messengers(bot.id),
    queryFn: () => getMessengers(partner.id, bot.id),
    refetchInterval: lookEveryMs,
  });
  return (
    <QueryView query={overview} skeleton={<LineSkeletons count={6} />}>
      {({ connections, hasSharedApp }) => (
        <Stack gap="md" maw={760}>
          {messengers.map((messenger) => (
            <MessengerItem
              key={messenger}
              plan={partner.plan}
              place={{ partnerId: partner.id, botId: bot.id, messenger }}
              status={connections.find((one) => one.messenger === messenger) ?? null}
              hasSharedApp={hasSharedApp}
            />
          ))}
          <ComingTikTok />
        </Stack>
      )}
    </QueryView>
  );
}
