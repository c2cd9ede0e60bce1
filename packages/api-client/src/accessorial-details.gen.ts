/** The details that accessorials need, by code. Written by `npm run openapi`; the source is the backend's `ACCESSORIAL_DETAILS`. */
export const ACCESSORIAL_DETAILS = {
  "APTD": [
    {
      "field": "date",
      "kind": "date",
      "required": true
    },
    {
      "field": "from",
      "kind": "time",
      "required": false
    },
    {
      "field": "to",
      "kind": "time",
      "required": false
    },
    {
      "field": "contact",
      "kind": "contact",
      "required": false
    },
    {
      "field": "confirmationNumber",
      "kind": "text",
      "required": false
    }
  ],
  "APTP": [
    {
      "field": "date",
      "kind": "date",
      "required": true
    },
    {
      "field": "from",
      "kind": "time",
      "required": false
    },
    {
      "field": "to",
      "kind": "time",
      "required": false
    },
    {
      "field": "contact",
      "kind": "contact",
      "required": false
    },
    {
      "field": "confirmationNumber",
      "kind": "text",
      "required": false
    }
  ],
  "COD": [
    {
      "field": "amount",
      "kind": "money",
      "required": true
    },
    {
      "field": "feeTerms",
      "kind": "choice",
      "required": true,
      "choices": [
        "prepaid",
        "collect"
      ]
    },
    {
      "field": "remitTo",
      "kind": "address",
      "required": true
    },
    {
      "field": "checkAccepted",
      "kind": "yesNo",
      "required": false
    }
  ],
  "FVC": [
    {
      "field": "amount",
      "kind": "money",
      "required": true
    }
  ],
  "LTDAD": [
    {
      "field": "placeType",
      "kind": "placeType",
      "required": false
    }
  ],
  "LTDAP": [
    {
      "field": "placeType",
      "kind": "placeType",
      "required": false
    }
  ],
  "MARK": [
    {
      "field": "pieces",
      "kind": "count",
      "required": true
    }
  ],
  "SRT": [
    {
      "field": "pieces",
      "kind": "count",
      "required": true
    }
  ],
  "TCS": [
    {
      "field": "type",
      "kind": "choice",
      "required": true,
      "choices": [
        "on",
        "on_or_after",
        "by",
        "window"
      ]
    },
    {
      "field": "date",
      "kind": "date",
      "required": true
    },
    {
      "field": "from",
      "kind": "time",
      "required": false
    },
    {
      "field": "endDate",
      "kind": "date",
      "required": {
        "field": "type",
        "is": "window"
      }
    },
    {
      "field": "to",
      "kind": "time",
      "required": false
    }
  ]
} as const;
