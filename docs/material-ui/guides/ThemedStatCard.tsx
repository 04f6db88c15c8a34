import * as React from 'react';
import {
  styled,
  useThemeProps,
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  type Theme,
} from '@mui/material/styles';

interface StatCardProps extends React.HTMLAttributes<HTMLDivElement> {
  label: string;
  value: string;
  trend?: 'up' | 'down';
  variant?: 'raised' | 'outlined';
  sx?: SxProps<Theme>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    StatCard: Partial<StatCardProps>;
  }
  interface ComponentNameToClassKey {
    StatCard: 'root' | 'label' | 'value';
  }
  interface Components<Theme = unknown> {
    StatCard?: {
      defaultProps?: ComponentsPropsList['StatCard'];
      styleOverrides?: ComponentsOverrides<Theme>['StatCard'];
      variants?: ComponentsVariants<Theme>['StatCard'];
    };
  }
}

interface Slot {
  ownerState: Pick<StatCardProps, 'trend' | 'variant'>;
}

const Root = styled('div', { name: 'StatCard', slot: 'root' })<Slot>(
  ({ theme, ownerState }) => ({
    padding: theme.spacing(2),
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
    color: theme.palette.text.primary,
    border: `1px solid ${theme.palette.divider}`,
    boxShadow: ownerState.variant === 'raised' ? theme.shadows[2] : 'none',
  }),
);

const Label = styled('div', { name: 'StatCard', slot: 'label' })<Slot>(
  ({ theme }) => ({
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
  }),
);

const Value = styled('div', { name: 'StatCard', slot: 'value' })<Slot>(
  ({ theme, ownerState }) => ({
    ...theme.typography.h5,
    ...(ownerState.trend === 'down' && { color: theme.palette.error.main }),
  }),
);

const StatCard = React.forwardRef<HTMLDivElement, StatCardProps>((inProps, ref) => {
  const {
    label,
    value,
    trend,
    variant = 'raised',
    ...other
  } = useThemeProps({
    props: inProps,
    name: 'StatCard',
  });
  const ownerState = { trend, variant };

  return (
    <Root ref={ref} ownerState={ownerState} {...other}>
      <Label ownerState={ownerState}>{label}</Label>
      <Value ownerState={ownerState}>{value}</Value>
    </Root>
  );
});

export default StatCard;
