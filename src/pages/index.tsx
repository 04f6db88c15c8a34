import Layout from '@theme/Layout';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { HomePage } from '../components/tools/Home/HomePage';
import { PageFiles } from '../components/article/PageLinks/PageFiles';

export default function Home() {
  return (
    <Layout description="Documentation, live examples and API of Material UI, Joy UI, Base UI, MUI System and MUI X.">
      <PageFiles pathname={useBaseUrl('/')} />
      <HomePage />
    </Layout>
  );
}
