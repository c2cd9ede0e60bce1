import { paths } from '@lading/mfe-contract';
import { Anchor, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fileAddress, sampleRates, sampleTerms } from '../../shared/sample-files';
import classes from './first-run.module.css';

/** Files that show the formats of imports. */
export function SampleFiles() {
  const files = [
    { name: 'tariff-terms-sample.json', label: t`Tariff terms`, href: fileAddress('application/json', sampleTerms()) },
    { name: 'rates-lane-sample.csv', label: t`Rates by lane`, href: fileAddress('text/csv', sampleRates('lane')) },
    {
      name: 'rates-mileage-sample.csv',
      label: t`Rates by mileage`,
      href: fileAddress('text/csv', sampleRates('mileage')),
    },
    {
      name: 'rates-truckload-sample.csv',
      label: t`Truckload rates`,
      href: fileAddress('text/csv', sampleRates('truckload')),
    },
  ];
  return (
    <div className={classes.files}>
      <Text size="sm" fw={500} component="span">
        <Trans>Sample files</Trans>
      </Text>
      {files.map(({ name, label, href }) => (
        <Anchor key={name} href={href} download={name} size="sm" className={classes.file}>
          {label}
        </Anchor>
      ))}
      <Anchor component={Link} to={`${paths.contacts()}?view=import`} size="sm" className={classes.file}>
        <Trans>Contacts import</Trans>
      </Anchor>
      <Anchor component={Link} to={`${paths.quotes()}?import=new`} size="sm" className={classes.file}>
        <Trans>Quotes import</Trans>
      </Anchor>
    </div>
  );
}
