import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import type { PopupOwnerState } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';
import './panel.css';

const TooltipRoot = styled('div')<{ ownerState: PopupOwnerState }>(
  ({ ownerState: { finalPlacement } }) => ({
    zIndex: 1,
    width: 'max-content',
    padding: '4px 8px',
    borderRadius: 4,
    font: '400 0.875rem/1.5 Roboto, Helvetica, Arial, sans-serif',
    color: 'light-dark(#fff, #17212b)',
    background: 'light-dark(#22303c, #dce7f1)',
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 4px)',
      [finalPlacement.startsWith('top') ? 'bottom' : 'top']: -4,
      width: 8,
      height: 8,
      background: 'inherit',
      transform: 'rotate(45deg)',
    },
  }),
);

export default function PopupTooltip() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      style={{ width: 'fit-content', marginInline: 'auto' }}
    >
      <Button
        ref={setAnchor}
        className="panel-button"
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Archive
      </Button>
      <Popup
        id={id}
        anchor={anchor}
        open={open}
        placement="top"
        offset={8}
        strategy="fixed"
        keepMounted
        slots={{ root: TooltipRoot }}
      >
        Removes it from the inbox
      </Popup>
    </div>
  );
}
