import type * as React from 'react';

/** For screen readers only. */
export const hidden: React.CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export const tableStyles = {
  '--TableCell-height': '56px',
  '--TableCell-headBackground': 'transparent',
  '--Table-headerUnderlineThickness': '1px',
  '--TableRow-hoverBackground': 'var(--joy-palette-background-level1)',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start' },
  '& thead th': { height: 44, verticalAlign: 'middle' },
  '& tr > *:first-of-type': { paddingInlineStart: '0.75rem' },
  '& tbody th': { fontWeight: 'md' },
  '& [data-column="total"]': { textAlign: 'end' },
  '& [data-column="payment"]': { display: { xs: 'none', lg: 'table-cell' } },
  '& tr[data-selected="true"] > *': { bgcolor: 'primary.softBg' },
} as const;
