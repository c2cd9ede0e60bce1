import { LadingProvider } from '@lading/ui';
import { MemoryRouter } from '@lading/ui/router';
import '@lading/ui/styles';
import { i18n } from '@lingui/core';
import type { Preview } from '@storybook/react-webpack5';

i18n.loadAndActivate({ locale: 'en-US', messages: {} });

const preview: Preview = {
  decorators: [
    (Story) => (
      <LadingProvider env="test">
        <MemoryRouter>
          <main>
            <Story />
          </main>
        </MemoryRouter>
      </LadingProvider>
    ),
  ],
};

export default preview;
