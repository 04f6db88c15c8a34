import Layout from '@theme/Layout';
import { OfflinePage } from '../components/shell/Offline/OfflinePage';

export default function Offline() {
  return (
    <Layout
      title="Offline"
      description="Which pages of this portal can be read without a network on this device, and how to keep the documentation of a whole product."
    >
      <OfflinePage />
    </Layout>
  );
}
