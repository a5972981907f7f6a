import { ActionIcon, Box, Button, Group, Kbd } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconSearch,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitcher } from '../../ui/language-switcher.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import type { Sidebar } from '../sidebar/use-sidebar.ts';
import { EnvironmentLabel } from './environment-label.tsx';

type TopBarProps = {
  sidebar: Sidebar;
  /** False where the tab bar opens the menu: one thing once. */
  hasToggle: boolean;
  onSearch: () => void;
};

/** Sidebar toggle on the left, language and theme at the top right. */
export function TopBar({ sidebar, hasToggle, onSearch }: TopBarProps) {
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
        {hasToggle ? <SidebarToggle sidebar={sidebar} /> : null}
        <EnvironmentLabel />
      </Group>
      <Group gap={6} wrap="nowrap" style={{ flex: 'none' }}>
        <SearchButton onSearch={onSearch} />
        {/* On the narrowest screens settings and palette switch the theme. */}
        <Box visibleFrom="xs">
          <ThemeSwitch />
        </Box>
        <LanguageSwitcher />
      </Group>
    </Group>
  );
}

/** Words and key where there is room, the glass alone on a phone. */
function SearchButton({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('frame');
  return (
    <>
      <Button
        variant="default"
        size="xs"
        fw={450}
        visibleFrom="md"
        leftSection={<IconSearch size={15} aria-hidden="true" />}
        rightSection={<Kbd size="xs">Ctrl K</Kbd>}
        onClick={onSearch}
      >
        {t('palette.placeholder')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        hiddenFrom="md"
        aria-label={t('palette.placeholder')}
        onClick={onSearch}
      >
        <IconSearch size={18} />
      </ActionIcon>
    </>
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
