import * as React from 'react';
import { styled, useThemeProps, type SxProps, type Theme } from '@mui/system';

export interface AppCardProps {
  title: string;
  dense?: boolean;
  children?: React.ReactNode;
  sx?: SxProps<Theme>;
}

type OwnerState = Pick<AppCardProps, 'dense'>;

const Root = styled('section', { name: 'AppCard', slot: 'Root' })<{
  ownerState: OwnerState;
}>(({ theme, ownerState }) => ({
  padding: theme.spacing(ownerState.dense ? 1 : 2),
  border: '1px solid light-dark(#76808c, #87919d)',
}));

const Title = styled('h3', { name: 'AppCard', slot: 'Title' })<{
  ownerState: OwnerState;
}>({ margin: 0, fontSize: 18 });

export const AppCard = React.forwardRef<HTMLElement, AppCardProps>(
  function AppCard(inProps, ref) {
    const props = useThemeProps<Theme, AppCardProps, 'AppCard'>({
      props: inProps,
      name: 'AppCard',
    });
    const { title, dense = false, children, ...other } = props;
    const ownerState = { dense };

    return (
      <Root ref={ref} ownerState={ownerState} {...other}>
        <Title ownerState={ownerState}>{title}</Title>
        {children}
      </Root>
    );
  },
);
