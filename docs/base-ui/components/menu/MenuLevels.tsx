import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { Item, Listbox, Trigger } from './menuParts';

type ItemEvent = React.MouseEvent & { defaultMuiPrevented?: boolean };

const formats = ['PDF', 'CSV', 'Excel'];

export default function MenuLevels() {
  const [showsFormats, setShowsFormats] = React.useState(false);

  const switchTo = (formatsNext: boolean) => (event: ItemEvent) => {
    event.defaultMuiPrevented = true;
    setShowsFormats(formatsNext);
  };

  return (
    <Dropdown onOpenChange={() => setShowsFormats(false)}>
      <Trigger>Report</Trigger>
      <Menu
        slots={{ listbox: Listbox }}
        slotProps={{
          root: { placement: 'bottom-start' },
          listbox: { 'aria-label': showsFormats ? 'Formats' : 'Report' },
        }}
      >
        {showsFormats ? (
          <React.Fragment key="formats">
            <Item onClick={switchTo(false)}>‹ Back</Item>
            {formats.map((format) => (
              <Item key={format}>{format}</Item>
            ))}
          </React.Fragment>
        ) : (
          <React.Fragment key="report">
            <Item>Print</Item>
            <Item onClick={switchTo(true)}>Export as… ›</Item>
          </React.Fragment>
        )}
      </Menu>
    </Dropdown>
  );
}
