import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SidebarContent } from '../sidebar/sidebar-content.tsx';
import classes from './panel-layout.module.css';

/** The sidebar of a phone: a drawer above the page. */
export function PhoneMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('frame');
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size="18rem"
      padding={0}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('navigation') } }}
      classNames={{ body: classes.drawer }}
    >
      <SidebarContent isCollapsed={false} onNavigate={onClose} />
    </Drawer>
  );
}
