import Card from '@mui/material/Card';
import CardHeader, { cardHeaderClasses } from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';

export default function CardHeaderLongTitle() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 380 }}>
      <CardHeader
        title="Minutes of the ninth meeting on the footbridge at the old mill"
        titleTypographyProps={{ variant: 'subtitle1', noWrap: true }}
        subheader="Adopted unanimously by those who were still awake"
        subheaderTypographyProps={{ variant: 'body2', noWrap: true }}
        action={<Chip size="small" label="PDF" />}
        sx={{
          gap: 2,
          [`& .${cardHeaderClasses.content}`]: { minWidth: 0 },
          [`& .${cardHeaderClasses.action}`]: { m: 0 },
        }}
      />
    </Card>
  );
}
