import Layout from '@theme/Layout';
import { ErrorDecoderPage } from '../components/tools/ErrorDecoder/ErrorDecoderPage';

export default function ProductionError() {
  return (
    <Layout
      title="Decode a minified error"
      description="What the numbers mean that production builds of the libraries throw instead of error messages."
    >
      <ErrorDecoderPage />
    </Layout>
  );
}
