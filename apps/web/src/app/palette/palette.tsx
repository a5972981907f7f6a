import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaletteActions } from './use-palette-actions.tsx';

type PaletteProps = { isOpen: boolean; onClose: () => void; onHelp: () => void };

const mostShown = 9;
const [store, spotlight] = createSpotlight();

/** Everything one can go to or do, a few letters away. */
export function Palette({ isOpen, onClose, onHelp }: PaletteProps) {
  const { t } = useTranslation('frame');
  const [query, setQuery] = useState('');
  const actions = usePaletteActions(query, onHelp);
  useEffect(() => {
    if (isOpen) spotlight.open();
    else spotlight.close();
  }, [isOpen]);
  const found = actions.map(({ id }) => id).join(' ');
  // What is found late stands above: Enter takes the first line, unless another was chosen with the arrows.
  useEffect(() => {
    if (found !== '' && query !== '' && store.getState().selected < 1) selectFirst();
  }, [found, query]);
  return (
    <Spotlight
      store={store}
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

/** The line that Enter takes is marked in the page itself, as the component does when something is typed. */
function selectFirst() {
  const list = document.getElementById(store.getState().listId);
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}
