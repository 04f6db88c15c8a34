import type { ComponentProps } from 'react';
import { useTranslate } from '../../../hooks/useTranslate';

export function ScrollingTable(props: ComponentProps<'table'>) {
  const t = useTranslate();
  return (
    <div
      className="table-scroll"
      // A scrolling region must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={t('table.label', 'Table')}
    >
      <table {...props} />
    </div>
  );
}
