import { Ajv, type SchemaObject, type ErrorObject } from 'ajv';

/** Whether a message of another system matches a JSON schema; `errors` are those of the last message. */
export interface MessageCheck<Message> {
  (message: unknown): message is Message;
  errors: ErrorObject[] | null | undefined;
}

const ajv = new Ajv({ allowUnionTypes: true });

/** The schema is compiled for the first message: with all schemas compiled before, a start takes noticeably longer. */
export function messageCheck<Message>(schema: SchemaObject): MessageCheck<Message> {
  const check: MessageCheck<Message> = Object.assign(
    (message: unknown): message is Message => {
      // Compiled once: the compiler remembers schemas.
      const validate = ajv.compile<Message>(schema);
      const fits = validate(message);
      check.errors = validate.errors;
      return fits;
    },
    { errors: null },
  );
  return check;
}
