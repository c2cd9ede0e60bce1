import { Ajv, type SchemaObject, type ErrorObject } from 'ajv';

/** Whether a message from another system matches a JSON schema; `errors` are those of the last message. */
export interface MessageCheck<Message> {
  (message: unknown): message is Message;
  errors: ErrorObject[] | null | undefined;
}

const ajv = new Ajv({ allowUnionTypes: true });

/** Compiles the schema when the first message arrives: compiling all schemas at startup makes it noticeably slower. */
export function messageCheck<Message>(schema: SchemaObject): MessageCheck<Message> {
  const check: MessageCheck<Message> = Object.assign(
    (message: unknown): message is Message => {
      // Ajv caches compiled schemas.
      const validate = ajv.compile<Message>(schema);
      const fits = validate(message);
      check.errors = validate.errors;
      return fits;
    },
    { errors: null },
  );
  return check;
}
