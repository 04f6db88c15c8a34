import Hidden from '@mui/material/Hidden';

export default function HiddenOnly() {
  return (
    <ul>
      <Hidden only="sm">
        <li>Not from 600 to 899 px</li>
      </Hidden>
      <Hidden only={['xs', 'xl']}>
        <li>Neither on phones nor on very wide screens</li>
      </Hidden>
    </ul>
  );
}
