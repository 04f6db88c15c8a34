import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTabPanel } from '@mui/base/useTabPanel';
import './tabs.css';

function KeptPanel(props: { value: string; children: React.ReactNode }) {
  const { getRootProps } = useTabPanel(props);

  return (
    <section {...getRootProps()} role="tabpanel" className="tab-panel">
      {props.children}
    </section>
  );
}

export default function TabsKeepMounted() {
  return (
    <Tabs defaultValue="message">
      <TabsList className="tab-list" aria-label="New mail">
        <Tab className="tab" value="message">
          Message
        </Tab>
        <Tab className="tab" value="recipients">
          Recipients
        </Tab>
      </TabsList>
      <KeptPanel value="message">
        <input aria-label="Subject" placeholder="Subject" />
      </KeptPanel>
      <KeptPanel value="recipients">
        <input aria-label="To" placeholder="name@example.com" />
      </KeptPanel>
    </Tabs>
  );
}
