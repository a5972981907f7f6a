import type { ListedClient } from '@glossa/contracts';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { SpotlightActionData } from '@mantine/spotlight';
import {
  IconCode,
  IconKeyboard,
  IconLogout,
  IconMessages,
  IconMoon,
  IconPlus,
  IconRobot,
  IconUser,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { listClients } from '../../api/clients.ts';
import { keys } from '../../api/keys.ts';
import { getPartner } from '../../api/partners.ts';
import { paths } from '../../paths.ts';
import { useIsStaff } from '../../session/is-staff.ts';
import { useUser } from '../../session/use-user.ts';
import { entryIcons } from '../sidebar/entry-icons.ts';
import { sidebarEntries } from '../sidebar/sidebar-entries.ts';
import { useLogOut } from '../sidebar/use-log-out.ts';

type Action = { id: string; label: string; icon: TablerIcon; onClick: () => void; keywords?: string };

/** The palette's lines for this user: screens first, then the own bots, then what can be done anywhere. */
export function usePaletteActions(query: string, onHelp: () => void): SpotlightActionData[] {
  const everywhere = useCommonActions(onHelp);
  const own = useOwnActions(query);
  const screens = useScreenActions();
  return [...screens, ...own, ...everywhere].map(({ icon: Icon, ...action }) => ({
    ...action,
    leftSection: <Icon size={18} stroke={1.7} aria-hidden="true" />,
  }));
}

function useScreenActions(): Action[] {
  const { t } = useTranslation('frame');
  const navigate = useNavigate();
  const user = useUser();
  return (user ? sidebarEntries(user) : []).map(({ name, href }) => ({
    id: name,
    label: t(`entries.${name}`),
    icon: entryIcons[name],
    onClick: () => void navigate({ href }),
  }));
}

/** What only somebody with a business can do. */
function useOwnActions(query: string): Action[] {
  const { t } = useTranslation('frame');
  const navigate = useNavigate();
  const partnerId = useUser()?.partner?.id;
  const partner = useQuery({
    queryKey: keys.partner(partnerId ?? ''),
    queryFn: () => getPartner(partnerId ?? ''),
    enabled: partnerId !== undefined,
  });
  const isForStaff = useIsStaff();
  const found = useFoundClients(partnerId, query.trim());
  if (!partnerId) return [];
  const toBots = (search: { bot?: string; add?: 'bot' }) =>
    void navigate({ to: paths.partner, params: { partnerId }, search });
  const words = query.trim();
  const search: Action = {
    id: 'search',
    label: t('palette.searchTalks', { words }),
    icon: IconMessages,
    onClick: () => void navigate({ to: paths.conversations, search: { search: words } }),
  };
  const searchClients: Action = {
    id: 'searchClients',
    label: t('palette.searchClients', { words }),
    icon: IconUsers,
    onClick: () => void navigate({ to: paths.clients, search: { search: words } }),
  };
  const ownersOnly: Action[] = [
    ...(partner.data?.bots ?? []).map(({ id, name }) => ({
      id,
      label: t('palette.editBot', { name }),
      icon: IconRobot,
      onClick: () => toBots({ bot: id }),
    })),
    { id: 'newBot', label: t('palette.newBot'), icon: IconPlus, onClick: () => toBots({ add: 'bot' }) },
    {
      id: 'embed',
      label: t('palette.embed'),
      icon: IconCode,
      onClick: () => void navigate({ to: paths.embedGuide }),
    },
  ];
  return [
    ...(isForStaff ? [] : ownersOnly),
    ...found.map((client) => ({
      id: client.id,
      label: t('palette.client', {
        name: [client.name, client.phone, client.email].filter(Boolean).join(' · '),
      }),
      icon: IconUser,
      // Found by a number or a plate, which the label need not show.
      keywords: words,
      onClick: () => void navigate({ to: paths.client, params: { clientId: client.id } }),
    })),
    ...(words === '' ? [] : [search, searchClients]),
  ];
}

/** The first few people the typed words fit; */
function useFoundClients(partnerId: string | undefined, typed: string): ListedClient[] {
  const [search] = useDebouncedValue(typed.slice(0, 100), 200);
  const query = { search, pageSize: 5 };
  const { data } = useQuery({
    queryKey: keys.clients(partnerId ?? '', query),
    queryFn: () => listClients(partnerId ?? '', query),
    enabled: partnerId !== undefined && search.length > 1,
  });
  return search.length > 1 ? (data?.items ?? []) : [];
}

function useCommonActions(onHelp: () => void): Action[] {
  const { t } = useTranslation(['frame', 'ui']);
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const logOut = useLogOut();
  return [
    {
      id: 'theme',
      label: isDark ? t('ui:theme.toLight') : t('ui:theme.toDark'),
      icon: IconMoon,
      onClick: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    { id: 'help', label: t('palette.shortcuts'), icon: IconKeyboard, onClick: onHelp },
    { id: 'logOut', label: t('logOut'), icon: IconLogout, onClick: logOut },
  ];
}
