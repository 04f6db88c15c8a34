import * as React from 'react';
import type { BoxProps } from '@mui/joy/Box';
import {
  styled,
  useThemeProps,
  type ColorPaletteProp,
  type StyleOverrides,
  type VariantProp,
} from '@mui/joy/styles';

interface Props extends Omit<React.HTMLAttributes<HTMLDivElement>, 'title'> {
  title: string;
  icon?: React.ReactNode;
  variant?: VariantProp;
  color?: ColorPaletteProp;
  sx?: BoxProps['sx'];
}

interface OwnerState {
  variant: VariantProp;
  color: ColorPaletteProp;
}

declare module '@mui/joy/styles' {
  interface Components<Theme = unknown> {
    EmptyState?: {
      defaultProps?: Partial<Props>;
      styleOverrides?: StyleOverrides<'root' | 'icon' | 'title', OwnerState, Theme>;
    };
  }
}

const Root = styled('div', { name: 'EmptyState', slot: 'root' })<{
  ownerState: OwnerState;
}>(({ theme, ownerState }) => ({
  ...theme.typography['body-md'],
  ...theme.variants[ownerState.variant][ownerState.color],
  padding: theme.spacing(3),
  borderRadius: theme.vars.radius.md,
  textAlign: 'center',
}));

const Icon = styled('span', { name: 'EmptyState', slot: 'icon' })<{
  ownerState: OwnerState;
}>(({ theme }) => ({
  '--Icon-color': 'currentColor',
  '--Icon-fontSize': theme.vars.fontSize.xl4,
}));

const Title = styled('h3', { name: 'EmptyState', slot: 'title' })<{
  ownerState: OwnerState;
}>(({ theme }) => ({
  fontSize: theme.vars.fontSize.lg,
  margin: 0,
}));

const EmptyState = React.forwardRef<HTMLDivElement, Props>((inProps, ref) => {
  const {
    title,
    icon,
    variant = 'plain',
    color = 'neutral',
    children,
    ...other
  } = useThemeProps({ props: inProps, name: 'EmptyState' });

  const ownerState = { variant, color };

  return (
    <Root ref={ref} ownerState={ownerState} {...other}>
      {icon && (
        <Icon ownerState={ownerState} aria-hidden>
          {icon}
        </Icon>
      )}
      <Title ownerState={ownerState}>{title}</Title>
      {children}
    </Root>
  );
});

export default EmptyState;
