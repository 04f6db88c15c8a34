import * as React from 'react';
import {
  styled,
  useThemeProps,
  type ComponentsOverrides,
  type ComponentsVariants,
} from '@mui/material/styles';

interface StatTileProps extends React.HTMLAttributes<HTMLDivElement> {
  label: string;
  value: number;
  tone?: 'calm' | 'loud';
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    StatTile: 'root' | 'value';
  }
  interface ComponentsPropsList {
    StatTile: Partial<StatTileProps>;
  }
  interface Components<Theme = unknown> {
    StatTile?: {
      defaultProps?: ComponentsPropsList['StatTile'];
      styleOverrides?: ComponentsOverrides<Theme>['StatTile'];
      variants?: ComponentsVariants['StatTile'];
    };
  }
}

type OwnerState = Pick<StatTileProps, 'tone'>;

const Root = styled('div', { name: 'StatTile', slot: 'root' })<{
  ownerState: OwnerState;
}>(({ theme }) => ({
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

const Value = styled('div', { name: 'StatTile', slot: 'value' })<{
  ownerState: OwnerState;
}>(({ theme, ownerState }) => ({
  ...theme.typography[ownerState.tone === 'loud' ? 'h4' : 'h6'],
}));

export default function StatTile(inProps: StatTileProps) {
  const props = useThemeProps({ props: inProps, name: 'StatTile' });
  const { label, value, tone = 'calm', ...other } = props;
  const ownerState = { tone };

  return (
    <Root ownerState={ownerState} {...other}>
      <Value ownerState={ownerState}>{value}</Value>
      {label}
    </Root>
  );
}
