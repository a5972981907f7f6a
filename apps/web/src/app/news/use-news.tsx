import type { NewsItem } from '@glossa/contracts';
import { Text, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
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
import { chime, mayChime } from '../../ui/chime.ts';
import { createAttention } from './attention.ts';
import { followNews } from './follow-news.ts';
import classes from './news.module.css';

const shownMs = 12_000;

/** Says aloud what clients do while the panel is open: a toast with its facts, a sound, a mark in the tab. */
export function useNews(partnerId: string | undefined): () => void {
  const { t } = useTranslation('frame');
  const { t: ui } = useTranslation('ui');
  const format = useFormat();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const look = useRef<() => void>(() => {});

  function open(item: NewsItem, timezone: string): void {
    notifications.hide(`news-${item.id}`);
    if (item.start && item.name !== 'late' && item.name !== 'coming')
      void navigate({
        to: paths.calendar,
        search: { view: 'day', date: zonedDate(new Date(item.start), timezone) },
      });
    else if (item.conversationId)
      void navigate({ to: paths.conversation, params: { conversationId: item.conversationId } });
    else void navigate({ to: paths.calendar });
  }

  function lineOf(item: NewsItem, timezone: string): string {
    const { customerName, service, car, start, price, said } = item;
    const when = start ? `${format.shortDay(start, timezone)}, ${format.time(start, timezone)}` : '';
    const known = [service, car, when, price ? format.money(price.total, price.currency) : ''].filter(
      Boolean,
    );
    return [customerName, ...(known.length > 0 ? known : [said])].filter(Boolean).join(' · ');
  }

  function show(item: NewsItem, timezone: string): void {
    notifications.show({
      id: `news-${item.id}`,
      withBorder: true,
      autoClose: shownMs,
      color: item.name === 'cancelled' || item.name === 'late' ? 'orange' : 'lagoon',
      role: 'status',
      closeButtonProps: { 'aria-label': ui('close') },
      message: (
        <UnstyledButton className={classes.news} onClick={() => open(item, timezone)}>
          <Text component="span" fw={650}>
            {t(`news.${item.name}`)}
          </Text>
          <Text component="span" c="dimmed" lineClamp={3}>
            <bdi>{lineOf(item, timezone)}</bdi>
          </Text>
        </UnstyledButton>
      ),
    });
  }
  const showLatest = useRef(show);
  showLatest.current = show;

  useEffect(() => {
    if (!partnerId) return;
    const attention = createAttention(window);
    const tell = async (items: NewsItem[]) => {
      const partner = await queryClient.ensureQueryData({
        queryKey: keys.partner(partnerId),
        queryFn: () => getPartner(partnerId),
      });
      for (const item of items) showLatest.current(item, partner.config.timezone);
      attention.add(items.length);
      if (mayChime(window.localStorage)) chime(window);
    };
    const follow = followNews(
      (after) => getNews(partnerId, after),
      (items) => void tell(items),
    );
    look.current = () => void follow();
    look.current();
    return () => {
      look.current = () => {};
      attention.stop();
    };
  }, [partnerId, queryClient]);

  return () => look.current();
}
