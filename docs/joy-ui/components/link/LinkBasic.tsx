import Link from '@mui/joy/Link';

export default function LinkBasic() {
  return <Link href="/joy-ui/react-button/">Terms of service</Link>;
}
