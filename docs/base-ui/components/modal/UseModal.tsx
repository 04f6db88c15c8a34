import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import { styled } from '@mui/system';
import { Backdrop, Button, Dialog, Root } from './parts';

const Drawer = styled(Dialog)({ maxWidth: 240, height: '100%', margin: 0 });

export default function UseModal() {
  const [open, setOpen] = React.useState(false);
  const { getRootProps, getBackdropProps, portalRef, isTopModal } = useModal({
    open,
    onClose: () => setOpen(false),
    children: null,
    rootRef: null,
  });

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Filter orders</Button>
      {open && (
        <Portal ref={portalRef}>
          <Root {...getRootProps()}>
            <Backdrop {...getBackdropProps()} />
            <FocusTrap open isEnabled={isTopModal}>
              <Drawer
                role="dialog"
                aria-modal="true"
                aria-label="Filter orders"
                tabIndex={-1}
              >
                <p>
                  <label>
                    <input type="checkbox" defaultChecked /> Paid orders only
                  </label>
                </p>
                <Button onClick={() => setOpen(false)}>Show 12 orders</Button>
              </Drawer>
            </FocusTrap>
          </Root>
        </Portal>
      )}
    </React.Fragment>
  );
}
