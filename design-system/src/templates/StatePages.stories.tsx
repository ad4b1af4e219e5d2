import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import type { IconName } from '../foundations/Icon.tsx';
import { Illustration } from '../foundations/Illustration.tsx';
import { Link } from '../foundations/Link.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { Frame } from './Frame.tsx';

type StatePageProps = {
  title: string;
  icon?: IconName;
  illustration?: ReactNode;
  /** Whether the failure is on our side. */
  failed?: boolean;
  reference?: string;
  action?: ReactNode;
  children: ReactNode;
};

const StatePage = ({ title, icon, illustration, failed, reference, action, children }: StatePageProps) => (
  <Frame>
    {failed ? (
      <ErrorState headingLevel={1} title={title} action={action} reference={reference}>
        {children}
      </ErrorState>
    ) : (
      <EmptyState headingLevel={1} title={title} action={action} icon={icon} illustration={illustration}>
        {children}
      </EmptyState>
    )}
  </Frame>
);

const meta = {
  title: 'templates/StatePages',
  component: StatePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'No encontramos esa página',
    children: 'Puede que el enlace esté incompleto. Lo que ya cargaste sigue guardado.',
    action: (
      <>
        <Button href="#seguir">Seguir mi solicitud</Button>
        <Button href="#inicio" variant="secondary">
          Ir al inicio
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof StatePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: { illustration: <Illustration name="lost" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos esa página');
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Seguir mi solicitud' }),
    ).toBeVisible();
  },
};

/** Replaces the entire app. On /vivere, this page shows no logo. */
export const Maintenance: Story = {
  render: () => (
    <PageLayout>
      <EmptyState
        headingLevel={1}
        illustration={<Illustration name="maintenance" />}
        title="Sitio en mantenimiento"
      >
        Estamos haciendo mejoras. Volvemos en un rato; lo que cargaste queda guardado.
      </EmptyState>
    </PageLayout>
  ),
};
export const Problem: Story = {
  args: {
    failed: true,
    title: 'Oops',
    children: 'Ha ocurrido un error. Por favor intente nuevamente',
    reference: 'Código 7F3A-21',
    action: <Button>Probar de nuevo</Button>,
  },
};
export const OutOfHours: Story = {
  args: {
    icon: 'clock',
    title: 'Atendemos de 7 a 23',
    children: 'Tus datos quedaron guardados. Volvé mañana desde las 7 y seguís donde estabas.',
    action: <Button href="#inicio">Ir al inicio</Button>,
  },
};
export const ExpiredLink: Story = {
  args: {
    icon: 'clock',
    title: 'Este enlace ya venció',
    children: 'Pedí otro con tu DNI y un código por SMS. Tus datos siguen guardados.',
    action: <Button href="#seguir">Pedir otro enlace</Button>,
  },
};
export const Denied: Story = {
  args: {
    icon: 'shield',
    title: 'Esta solicitud es de otra persona',
    children: (
      <>
        Iniciá sesión con la cuenta con la que la empezaste. <Link href="#ayuda">¿Necesitás ayuda?</Link>
      </>
    ),
    action: <Button href="#ingresar">Usar otra cuenta</Button>,
  },
};
export const Vivere: Story = { globals: { brand: 'vivere' } };
export const VivereProblem: Story = { args: Problem.args, globals: { brand: 'vivere' } };
