import type { NewsItem } from '@glossa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { getNews } from '../../api/news.ts';
import { getPartner } from '../../api/partners.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { zonedDate } from '../../time/zoned-days.ts';
import { followNews } from './follow-news.ts';

/** Says aloud what clients do while the panel is open: a toast with its facts, a sound, a mark in the tab. */
export function useNews(partnerId: string | undefined): () => void {
  const queryClient = useQueryClient();
  const sayOf = useSayings();
  const say = useRef(sayOf);
  say.current = sayOf;
  const look = useRef<() => void>(() => {});

  useEffect(() => {
    if (!partnerId) return;
    let attention: { add: (more: number) => void; stop: () => void } | null = null;
    let isOver = false;
    const tell = async (items: NewsItem[]) => {
      const queryKey = keys.partner(partnerId);
      // What nobody may ever need is loaded when it is needed.
      const [partner, { showNews }, { createAttention }, { chime, mayChime }] = await Promise.all([
        queryClient.ensureQueryData({ queryKey, queryFn: () => getPartner(partnerId) }),
        import('./show-news.tsx'),
        import('./attention.ts'),
        import('../../ui/chime.ts'),
      ]);
      if (isOver) return;
      attention ??= createAttention(window);
      for (const item of items) showNews(item, say.current(item, partner.config.timezone));
      attention.add(items.length);
      if (mayChime(window.localStorage)) chime(window);
    };
    const follow = followNews(
      (after) => getNews(partnerId, after),
      // Where it can't be shown the lists and badges still tell.
      (items) => void tell(items).catch(() => {}),
    );
    look.current = () => void follow();
    look.current();
    return () => {
      isOver = true;
      look.current = () => {};
      attention?.stop();
    };
  }, [partnerId, queryClient]);

  return () => look.current();
}

/** The words of a piece of news, and where it leads. */
function useSayings() {
  const { t } = useTranslation('frame');
  const { t: ui } = useTranslation('ui');
  const format = useFormat();
  const navigate = useNavigate();
  return (item: NewsItem, timezone: string) => {
    const { customerName, service, car, start, price, said, conversationId, name } = item;
    const when = start ? `${format.shortDay(start, timezone)}, ${format.time(start, timezone)}` : '';
    const cost = price ? format.money(price.total, price.currency) : '';
    const known = [service, car, when, cost].filter(Boolean);
    return {
      title: t(`news.${name}`),
      line: [customerName, ...(known.length > 0 ? known : [said])].filter(Boolean).join(' · '),
      closeLabel: ui('close'),
      onOpen: () => {
        if (start) {
          const date = zonedDate(new Date(start), timezone);
          void navigate({ to: paths.calendar, search: { view: 'day', date } });
        } else if (conversationId) void navigate({ to: paths.conversation, params: { conversationId } });
        else void navigate({ to: paths.calendar });
      },
    };
  };
}
