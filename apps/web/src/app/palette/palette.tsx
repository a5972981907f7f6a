import '@mantine/spotlight/styles.layer.css';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaletteActions } from './use-palette-actions.tsx';

type PaletteProps = { isOpen: boolean; onClose: () => void; onHelp: () => void };

const mostShown = 9;

/** Everything one can go to or do, a few letters away. */
export function Palette({ isOpen, onClose, onHelp }: PaletteProps) {
  const { t } = useTranslation('frame');
  const [query, setQuery] = useState('');
  const actions = usePaletteActions(query, onHelp);
  useEffect(() => {
    if (isOpen) spotlight.open();
    else spotlight.close();
  }, [isOpen]);
  return (
    <Spotlight
      actions={actions}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      limit={mostShown}
      highlightQuery
      attributes={{ content: { 'aria-label': t('palette.placeholder') } }}
      nothingFound={t('palette.nothing')}
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.7} />,
        placeholder: t('palette.placeholder'),
        'aria-label': t('palette.placeholder'),
      }}
    />
  );
}
