/** Version told to clients: they switch features on by it, so it is the DataHub version whose interface this is. */
export const INTERFACE_VERSION = '1.7.0';
