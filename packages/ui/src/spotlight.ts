import '@mantine/core/styles/Mark.layer.css';
import '@mantine/spotlight/styles.layer.css';

// For the shell only, from a lazily loaded module: the module is not shared with remotes.
export { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
