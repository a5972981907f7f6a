import { ActionIcon, Group } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitcher } from '../../ui/language-switcher.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import type { Sidebar } from '../sidebar/use-sidebar.ts';
import { EnvironmentLabel } from './environment-label.tsx';

/** Sidebar toggle on the left, language and theme at the top right. */
export function TopBar({ sidebar }: { sidebar: Sidebar }) {
  return (
    <Group
      component="header"
      justify="space-between"
      wrap="nowrap"
      gap="xs"
      px={{ base: 12, sm: 20 }}
      py={10}
    >
      <Group gap="xs" wrap="nowrap" miw={0}>
        <SidebarToggle sidebar={sidebar} />
        <EnvironmentLabel />
      </Group>
      <Group gap={6} wrap="nowrap" style={{ flex: 'none' }}>
        <ThemeSwitch />
        <LanguageSwitcher />
      </Group>
    </Group>
  );
}

function SidebarToggle({ sidebar }: { sidebar: Sidebar }) {
  const { t } = useTranslation('frame');
  const isOpen = sidebar.isMobile ? sidebar.isDrawerOpen : !sidebar.isCollapsed;
  const label = sidebar.isMobile ? t('openMenu') : isOpen ? t('collapse') : t('expand');
  const DesktopIcon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  const Icon = sidebar.isMobile ? IconMenu2 : DesktopIcon;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      aria-expanded={isOpen}
      title={label}
      onClick={sidebar.toggle}
    >
      <Icon size={20} stroke={1.7} />
    </ActionIcon>
  );
}
