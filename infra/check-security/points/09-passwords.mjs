import { PASSWORD } from '../product.mjs';

export const number = '09';
export const title = 'Passwords that are easy to guess are refused';

const WEAK = ['111111111111', 'qwertyqwerty', 'letmeinletmein', 'freight12345', 'Password2026'];
const PERSONAL = ['delgado-and-more-words', 'riverside-and-more-words'];

export async function check({ product, expect }) {
  const person = await product.person();
  await product.visitor().post('/api/v1/auth/password-reset', { email: person.email });
  const [mail] = await product.mails(person.email);
  const token = new URL(mail.links[0]).searchParams.get('token');
  const byMail = (newPassword) => product.visitor().post('/api/v1/auth/password', { token, newPassword });
  const change = (newPassword) =>
    person.client.post('/api/v1/auth/password', { currentPassword: PASSWORD, newPassword });
  for (const [how, ask] of [
    ['reset', byMail],
    ['change', change],
  ])
    for (const password of [...WEAK, ...PERSONAL]) {
      const { status, json } = await ask(password);
      const refused = status === 422 && json?.errors?.every(({ pointer }) => pointer === '/newPassword');
      expect(refused, `${how} answered ${status} to ${password}`);
    }
  expect((await byMail('nine-crates-of-basalt')).status === 200, 'a strong password was refused');
}
