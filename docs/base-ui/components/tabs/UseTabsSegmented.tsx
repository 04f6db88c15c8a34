import * as React from 'react';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import type { UseTabsParameters } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import './segmented.css';

type Props = React.PropsWithChildren<{ value: string }>;

function Views({ children, ...props }: React.PropsWithChildren<UseTabsParameters>) {
  const { contextValue } = useTabs(props);
  return <TabsProvider value={contextValue}>{children}</TabsProvider>;
}

function Segments({ children }: React.PropsWithChildren) {
  const { contextValue, getRootProps } = useTabsList({ rootRef: null });
  const props = getRootProps({ 'aria-label': 'Projects', className: 'segments' });
  return (
    <TabsListProvider value={contextValue}>
      <div {...props}>{children}</div>
    </TabsListProvider>
  );
}

function Segment({ value, children }: Props) {
  const { getRootProps, selected } = useTab({ value });
  const className = selected ? 'segment selected' : 'segment';
  return <button {...getRootProps({ className })}>{children}</button>;
}

function View({ value, children }: Props) {
  const { getRootProps, hidden } = useTabPanel({ value });
  const props = getRootProps({ role: 'tabpanel', className: 'segment-view' });
  return <section {...props}>{!hidden && children}</section>;
}

export default function UseTabsSegmented() {
  return (
    <Views defaultValue="list">
      <Segments>
        <Segment value="list">List</Segment>
        <Segment value="board">Board</Segment>
      </Segments>
      <View value="list">12 projects in a list</View>
      <View value="board">12 projects in three columns</View>
    </Views>
  );
}
