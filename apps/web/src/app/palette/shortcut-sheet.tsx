import { Kbd, Modal, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsStaff } from '../../session/is-staff.ts';
import type { GoKey } from './read-shortcut.ts';

const goNames = {
  KeyD: 'entries.dashboard',
  KeyC: 'entries.conversations',
  KeyK: 'entries.calendar',
  KeyP: 'entries.pricing',
  KeyB: 'palette.profile',
  KeyE: 'palette.embed',
  KeyS: 'entries.settings',
} as const satisfies Record<GoKey, string>;
/** Where staff may go. */
const staffKeys: readonly GoKey[] = ['KeyC', 'KeyK', 'KeyS'];
const goOrder: readonly GoKey[] = ['KeyD', 'KeyC', 'KeyK', 'KeyP', 'KeyB', 'KeyE', 'KeyS'];

/** Every key that does something, for whoever asks. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['frame', 'ui']);
  const isStaff = useIsStaff();
  const rows: [keys: string[], does: string][] = [
    [['Ctrl', 'K'], t('palette.placeholder')],
    [['Ctrl', 'B'], t('palette.sidebar')],
    [['?'], t('palette.shortcuts')],
    ...(isStaff ? staffKeys : goOrder).map((key): [string[], string] => [
      ['G', key.slice(3)],
      t(goNames[key]),
    ]),
  ];
  return (
    <Modal
      opened
      onClose={onClose}
      title={<Text fw={650}>{t('palette.shortcuts')}</Text>}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <Table verticalSpacing={6}>
        <Table.Tbody>
          {rows.map(([pressed, does]) => (
            <Table.Tr key={does}>
              <Table.Td>{does}</Table.Td>
              <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
                {pressed.map((key) => (
                  <Kbd key={key} ms={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
