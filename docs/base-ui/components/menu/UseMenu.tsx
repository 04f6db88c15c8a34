import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import './sortMenu.css';

function SortButton({ children }: { children: React.ReactNode }) {
  const { getRootProps, open } = useMenuButton();

  return (
    <button {...getRootProps()} className="sort-button">
      {children} <span aria-hidden>{open ? '▴' : '▾'}</span>
    </button>
  );
}

function SortItem({ label, onClick }: { label: string; onClick: () => void }) {
  const { getRootProps } = useMenuItem({ label, rootRef: null });

  return (
    <li {...getRootProps({ onClick })} className="sort-item">
      {label}
    </li>
  );
}

function SortList({ children }: { children: React.ReactNode }) {
  const { contextValue, getListboxProps, open } = useMenu({ disableListWrap: true });

  return (
    <ul
      {...getListboxProps()}
      aria-label="Sort by"
      className="sort-list"
      hidden={!open}
    >
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </ul>
  );
}

export default function UseMenu() {
  const { contextValue } = useDropdown();
  const [order, setOrder] = React.useState('Newest first');

  return (
    <DropdownContext.Provider value={contextValue}>
      <div className="sort">
        <SortButton>{order}</SortButton>
        <SortList>
          {['Newest first', 'Price, low to high', 'Name'].map((name) => (
            <SortItem key={name} label={name} onClick={() => setOrder(name)} />
          ))}
        </SortList>
      </div>
    </DropdownContext.Provider>
  );
}
